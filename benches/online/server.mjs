// The server that is measured: a process of its own, started and killed here.

import { spawn } from "node:child_process";
import { readFileSync } from "node:fs";
import { createServer } from "node:net";

/** A port that nobody listens at. */
async function freePort() {
  const probe = createServer();
  await new Promise((listens) => probe.listen(0, "127.0.0.1", listens));
  const { port } = probe.address();
  await new Promise((closed) => probe.close(closed));
  return port;
}

/** Kilobytes of memory that a process has. */
export function memoryOf(pid) {
  return Number(readFileSync(`/proc/${pid}/status`, "utf8").match(/VmRSS:\s+(\d+)/)[1]);
}

/** Seconds of a processor that a process has used. */
export function processorOf(pid) {
  const fields = readFileSync(`/proc/${pid}/stat`, "utf8").split(") ").pop().split(" ");
  return (Number(fields[11]) + Number(fields[12])) / 100;
}

/** Starts a program of node and waits until it says that it listens. */
export async function start(program, ...words) {
  const port = await freePort();
  const env = { ...process.env, PORT: String(port), NODE_ENV: "production" };
  const child = spawn(process.execPath, [program, ...words], { env, stdio: ["ignore", "pipe", "pipe"] });
  let complaint = "";
  child.stderr.on("data", (text) => (complaint = (complaint + text).slice(0, 2000)));
  await new Promise((listens, failed) => {
    child.stdout.on("data", (text) => String(text).includes("listening") && listens());
    child.on("exit", () => failed(new Error(`${program} ended before it listened: ${complaint}`)));
  });
  process.on("exit", () => child.kill("SIGKILL"));
  const gone = new Promise((done) => child.on("exit", done));
  return {
    address: `http://127.0.0.1:${port}`,
    /** When it has ended, by itself or not. */
    gone,
    memory: () => memoryOf(child.pid),
    processor: () => processorOf(child.pid),
    async kill() {
      child.kill("SIGKILL");
      await gone;
    },
  };
}
