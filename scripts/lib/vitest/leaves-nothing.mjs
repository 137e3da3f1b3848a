import { mkdirSync, readdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { beforeAll, expect, vi } from 'vitest';

/** What ends with its file: a server that listens, a child process, a watched file. */
const endingResources = /^(TCPServerWrap|TCPSERVERWRAP|PipeServerWrap|ProcessWrap|FSEventWrap|StatWatcher)$/;

/** Warnings of Node that name a fault: too many listeners, or a timer set for a time that is years away. */
const faults = ['MaxListenersExceededWarning', 'TimeoutOverflowWarning'];

// In a folder of its own, where no other process's files come and go meanwhile.
const ownFolder = `process-${process.pid}`;
if (basename(tmpdir()) !== ownFolder) {
  process.env.TMPDIR = join(tmpdir(), ownFolder);
  mkdirSync(tmpdir());
}

// Before the file's own imports.
const before = found();

// biome-ignore lint/correctness/noEmptyPattern: vitest reads the needed fixtures from this pattern
beforeAll(({}, suite) => {
  const processorBefore = process.cpuUsage();
  /** @type {string[]} */
  const warnings = [];
  /** @param {Error} warning */
  const keep = (warning) => void (faults.includes(warning.name) && warnings.push(warning.message));
  process.on('warning', keep);
  return async () => {
    process.off('warning', keep);
    const { user, system } = process.cpuUsage(processorBefore);
    Object.assign(suite.meta, { processor: (user + system) / 1_000 });
    // What was closed ends a moment later.
    await vi.waitFor(() => {
      expect({ ...found(), warnings }, 'what this file leaves behind').toEqual({ ...before, warnings: [] });
    });
  };
});

function found() {
  const resources = process.getActiveResourcesInfo().filter((name) => endingResources.test(name));
  const signals = ['SIGINT', 'SIGTERM', 'SIGHUP', 'uncaughtException', 'unhandledRejection'];
  return {
    resources: resources.sort(),
    listeners: signals.map((name) => `${process.listenerCount(name)} for ${name}`),
    // tsx keeps what it compiled in a folder of its own.
    files: readdirSync(tmpdir())
      .filter((name) => !/^tsx-\d+$/.test(name))
      .sort(),
    timeZone: process.env.TZ,
    hasFakeTimers: vi.isFakeTimers(),
  };
}
