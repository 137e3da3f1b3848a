import { randomUUID } from 'node:crypto';
import { expect, vi } from 'vitest';

/** Writers that go on until they are stopped, and remember what was acknowledged and what was refused. */
export interface Load {
  acknowledged: string[];
  refusals: { status: number; retryAfter: string | null; milliseconds: number }[];
  /** Answers that never came: the connection was refused or lost. */
  lost: number;
  stop(): Promise<void>;
}

export async function signIn(url: string): Promise<string> {
  const answer = await fetch(`${url}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: 'admin@barnum.example', password: 'barnum-demo' }),
  });
  const { token } = (await answer.json()) as { token: string };
  return token;
}

/** `count` writers, each adding one testimonial after the other. */
export function writeLoad(url: string, token: string, count = 6): Load {
  let isOver = false;
  const load: Load = {
    acknowledged: [],
    refusals: [],
    lost: 0,
    async stop() {
      isOver = true;
      await Promise.all(writers);
    },
  };
  const writers = Array.from({ length: count }, async () => {
    while (!isOver) await writeOnce(url, token, load);
  });
  return load;
}

async function writeOnce(url: string, token: string, load: Load): Promise<void> {
  const texte = `Avis ${randomUUID()}`;
  const began = performance.now();
  try {
    const answer = await fetch(`${url}/api/testimonials`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
      body: JSON.stringify({ texte, prénom: 'Yann', Prénom: 'Yann', prenom: 'Yann', nom: 'Le Goff' }),
    });
    await answer.arrayBuffer();
    if (answer.status === 201) load.acknowledged.push(texte);
    else {
      const milliseconds = Math.round(performance.now() - began);
      load.refusals.push({ status: answer.status, retryAfter: answer.headers.get('retry-after'), milliseconds });
      await pause();
    }
  } catch {
    load.lost += 1;
    await pause();
  }
}

/** Resolves when so many more have come to a list of a load. */
export async function grown(list: readonly unknown[], more: number): Promise<void> {
  const before = list.length;
  await vi.waitFor(() => expect(list.length).toBeGreaterThanOrEqual(before + more), { timeout: 30_000, interval: 20 });
}

/** Which of the acknowledged writes the service does not know. */
export async function missing(url: string, token: string, acknowledged: readonly string[]): Promise<string[]> {
  const answer = await fetch(`${url}/api/testimonials`, { headers: { authorization: `Bearer ${token}` } });
  const body = JSON.stringify(await answer.json());
  return acknowledged.filter((texte) => !body.includes(texte));
}

const pause = () => new Promise((resolve) => setTimeout(resolve, 20));
