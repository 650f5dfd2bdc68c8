import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { FastifyInstance } from 'fastify';
import { readForms } from '../form-bodies.ts';
import { sandboxHeader, sandboxPage, sandboxPaths } from '../sandbox-page.ts';

/** How the stand-in behaves: it passes, the verifier refuses, or the answer expires after three seconds. */
const captchaBehaviours = ['pass', 'fail', 'expire'] as const;
export type CaptchaBehaviour = (typeof captchaBehaviours)[number];

/** The keys of the stand-in, which protect nothing. */
export const standInKeys = { siteKey: 'sandbox-site-key', secret: 'sandbox-secret' } as const;

/** The path under which it is mounted. */
export const captchaMount = sandboxPaths.captcha;

/** An answer is valid for two minutes, as the real one's. */
const lifeMs = 120_000;
const shortLifeMs = 3_000;
const mostTokens = 10_000;

type Challenge = {
  readonly madeAt: number;
  readonly endsAt: number;
  readonly taken: boolean;
};

const isBehaviour = (value: unknown): value is CaptchaBehaviour =>
  captchaBehaviours.some((behaviour) => behaviour === value);

const fieldOf = (body: unknown, name: string): unknown =>
  typeof body === 'object' && body !== null ? new Map(Object.entries(body)).get(name) : undefined;

const words: Readonly<Record<CaptchaBehaviour, string>> = {
  pass: 'A person passes',
  fail: 'The verifier refuses',
  expire: 'The answer ends after three seconds',
};

function page(behaviour: CaptchaBehaviour): string {
  const buttons = captchaBehaviours
    .map(
      (each) =>
        `<button name="behaviour" value="${each}" aria-pressed="${each === behaviour}">${words[each]}</button>`,
    )
    .join('');
  return sandboxPage(
    'Sandbox captcha',
    `<h1>Sandbox captcha</h1><p class="muted">How the human verification behaves from now on: ${words[behaviour].toLowerCase()}.</p><form method="post" action="${captchaMount}" class="options">${buttons}</form>`,
    sandboxHeader(captchaMount),
  );
}

/**
 * A stand-in for reCAPTCHA v2 (wire.md Captcha): the script, the verifier `siteverify`, and a page that sets its
 * behaviour, also by `POST {"behaviour": "pass"|"fail"|"expire"}`.
 */
export function captchaStandIn(app: FastifyInstance, now: () => number = Date.now): void {
  const script = readFileSync(new URL('./widget.js', import.meta.url), 'utf8');
  const challenges = new Map<string, Challenge>();
  let behaviour: CaptchaBehaviour = 'pass';

  /** What is wrong with an answer, as the real verifier names it. */
  function faultOf(token: string): string | null {
    const challenge = challenges.get(token);
    if (!challenge || behaviour === 'fail') return 'invalid-input-response';
    if (challenge.taken || challenge.endsAt <= now()) return 'timeout-or-duplicate';
    challenges.set(token, { ...challenge, taken: true });
    return null;
  }

  app.register(
    async (pages) => {
      readForms(pages);
      pages.addHook('onRequest', async (_request, reply) => {
        reply.header('cache-control', 'no-store');
      });

      pages.get('/api.js', async (_request, reply) =>
        reply.type('text/javascript; charset=utf-8').send(script),
      );

      pages.post('/challenge', async (request, reply) => {
        if (fieldOf(request.body, 'sitekey') !== standInKeys.siteKey) {
          return reply.code(400).send({ error: 'Invalid site key' });
        }
        const token = randomBytes(48).toString('base64url');
        const livesMs = behaviour === 'expire' ? shortLifeMs : lifeMs;
        challenges.set(token, { madeAt: now(), endsAt: now() + livesMs, taken: false });
        // The oldest first: a map keeps the order of insertion.
        for (const old of challenges.keys()) {
          if (challenges.size <= mostTokens) break;
          challenges.delete(old);
        }
        return reply.send({ token, livesMs });
      });

      pages.post('/siteverify', async (request, reply) => {
        const secret = fieldOf(request.body, 'secret');
        const token = fieldOf(request.body, 'response');
        const faults: string[] = [];
        if (typeof secret !== 'string' || secret === '') faults.push('missing-input-secret');
        else if (secret !== standInKeys.secret) faults.push('invalid-input-secret');
        if (typeof token !== 'string' || token === '') faults.push('missing-input-response');
        else if (faults.length === 0) {
          const fault = faultOf(token);
          if (fault !== null) faults.push(fault);
          else {
            const madeAt = new Date(challenges.get(token)?.madeAt ?? now()).toISOString();
            return reply.send({ success: true, challenge_ts: madeAt, hostname: request.hostname });
          }
        }
        return reply.send({ success: false, 'error-codes': faults });
      });

      pages.get('/', async (request, reply) =>
        /\bapplication\/json\b/.test(request.headers.accept ?? '')
          ? reply.send({ behaviour })
          : reply.type('text/html; charset=utf-8').send(page(behaviour)),
      );

      pages.post('/', async (request, reply) => {
        const wanted = fieldOf(request.body, 'behaviour');
        if (!isBehaviour(wanted)) {
          const message = `behaviour must be one of ${captchaBehaviours.join(', ')}`;
          return reply.code(400).send({ error: { code: 'invalid-request', message, requestId: request.id } });
        }
        behaviour = wanted;
        return /\bapplication\/json\b/.test(request.headers['content-type'] ?? '')
          ? reply.send({ behaviour })
          : reply.redirect(captchaMount, 303);
      });
    },
    { prefix: captchaMount },
  );
}
