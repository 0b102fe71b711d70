/** Preloaded into a program that is measured: writes what it has used, as JSON, to the file in `BENCH_USAGE`. */
import { writeFileSync } from 'node:fs';
import process from 'node:process';
import { isMainThread } from 'node:worker_threads';

const file = process.env.BENCH_USAGE;
// Worker threads, which load this too, belong to the same process.
if (file && isMainThread) process.on('exit', () => writeFileSync(file, JSON.stringify(process.resourceUsage())));
