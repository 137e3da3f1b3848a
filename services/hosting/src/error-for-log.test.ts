import { describe, expect, it } from 'vitest';
import { errorForLog, withoutErrorMessage } from './error-for-log.ts';

const secret = 'Le Goff, 06 39 98 01 12';

describe('errorForLog', () => {
  it('logs type, codes and stack of an error and of its cause, and nothing that it quotes', () => {
    const driver = Object.assign(new Error(secret), {
      cause: { kind: 'postgres', originalCode: '23514', originalMessage: secret, detail: secret },
    });
    const error = Object.assign(new TypeError(`${secret}\n    at ${secret}`), {
      code: 'P2010',
      meta: { modelName: 'ReservationRequest', driverAdapterError: driver, target: secret },
      input: secret,
    });
    const logged = errorForLog(error);
    expect(logged).toMatchObject({
      type: 'TypeError',
      message: 'P2010 ReservationRequest',
      stack: expect.stringContaining('error-for-log.test.ts'),
      cause: { type: 'Error', cause: { message: 'postgres 23514' } },
    });
    expect(JSON.stringify(logged)).not.toContain('Le Goff');
  });

  it('bears whatever was thrown', () => {
    for (const thrown of [secret, null, undefined, 7, { name: 'Le-Goff', code: secret }]) {
      expect(errorForLog(thrown)).toEqual({ type: typeof thrown, message: '', stack: '' });
    }
  });
});

describe('withoutErrorMessage', () => {
  it('keeps our own sentence and drops the error’s', () => {
    const err = new Error(secret);
    expect(withoutErrorMessage([{ err, key: 1 }, 'call failed'])).toEqual([{ err, key: 1 }, 'call failed']);
    expect(withoutErrorMessage([{ err }, secret])).toEqual([{ err }, 'something failed']);
    expect(withoutErrorMessage([err])).toEqual([{ err }, 'something failed']);
    expect(withoutErrorMessage(['listening'])).toBeNull();
  });
});

it('follows causes that go round in a circle a few times only', () => {
  const error = new Error('a');
  error.cause = new Error('b', { cause: error });
  expect(JSON.stringify(errorForLog(error)).match(/"cause"/g)).toHaveLength(5);
});
