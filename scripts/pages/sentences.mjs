// Reads Markdown as prose: its words, and its sentences with the line on which each begins.

/** Whatever a line begins with before its words: headings, list marks, quotes. */
const MARK = /^\s*(#+\s+|[-*+]\s+|\d+\.\s+|>\s*)/;
/** Ends of sentences that are none. */
const SHORT = /\b(e\.g|i\.e|etc|vs|cf|No|St)\.$/;

/** The text with fenced code, comments and HTML tags left empty, so that every line keeps its number. */
function prose(text) {
  const blank = (found) => found.replace(/[^\n]/g, "");
  return text.replace(/^(```|~~~)[\s\S]*?^\1\s*$/gm, blank).replace(/<!--[\s\S]*?-->|<\/?\w[^>\n]*>/g, blank);
}

/** How many words the page has as `wc -w` counts them: everything between spaces. */
export const wordsOf = (text) => text.split(/\s+/).filter(Boolean).length;

/** Words as they are read: code, links and signs between them are one word or none. */
function readWords(sentence) {
  const read = sentence.replace(/!?\[([^\]]*)\]\([^)]*\)/g, "$1").replace(/`[^`]*`/g, "code");
  return read.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;
}

/** Blocks of prose: paragraphs, entries of lists, headings, cells of tables; each with the line on which it begins. */
function blocks(text) {
  const found = [];
  let open = null;
  prose(text).split("\n").forEach((line, at) => {
    const begin = (words) => found.push((open = { line: at + 1, text: words }));
    if (/^\s*$/.test(line)) open = null;
    else if (/^\s*\|/.test(line)) {
      line.split(/(?<!\\)\|/).forEach(begin);
      open = null;
    } else if (open === null || MARK.test(line)) begin(line.replace(MARK, ""));
    else open.text += `\n${line}`;
    if (/^#/.test(line)) open = null;
  });
  return found;
}

/** Every sentence with its line and its number of words. A colon or semicolon does not end one. */
export function sentencesOf(text) {
  return blocks(text).flatMap((block) => {
    const ends = [...block.text.matchAll(/[.!?…][)"”*_`]*(?=\s)/g)].map((end) => end.index + end[0].length);
    const cuts = [0, ...ends.filter((end) => !SHORT.test(block.text.slice(0, end))), block.text.length];
    return cuts.slice(1).map((cut, at) => {
      const before = block.text.slice(0, cuts[at]);
      const sentence = block.text.slice(cuts[at], cut).trim();
      return { line: block.line + before.split("\n").length - 1, text: sentence, words: readWords(sentence) };
    });
  });
}
