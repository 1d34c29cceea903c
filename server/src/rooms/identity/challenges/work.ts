import { randomInt } from 'node:crypto'
import type { ChallengePurpose } from '@baize/contract/identity/verification'
import { createChallenge, verifySolution, type Challenge, type Solution } from 'altcha-lib'
import { deriveKey as derive } from 'altcha-lib/algorithms/pbkdf2'
import { deriveKey } from '../../../platform/secret.ts'

/** What a right answer was given to. */
export type Answered = { readonly id: string; readonly purpose: string; readonly expiresAt: Date }

/** Proofs of work, made and checked; nothing is kept here. */
export type Work = {
  make(purpose: ChallengePurpose): Promise<{ challenge: string; expiresAt: Date }>
  /** What the answer belongs to, if it is right and in time. Checking costs two keyed hashes, no work. */
  read(answer: string): Promise<Answered | undefined>
}

const lifeMs = 5 * 60_000

/**
 * Rounds of PBKDF2 for one guess, and how many guesses it takes. In Chromium on a desktop a guess takes 1.35 ms, so
 * these are 0.3 to 0.45 s; a phone takes about three times as long. Who does without the image works ten times more.
 */
const cost = 5_000
const guesses = { least: 220, most: 340 } as const
const timesMore: Record<ChallengePurpose, number> = {
  login: 1,
  instead_of_image: 10,
  register: 1,
  sms: 1,
}

type Deps = { readonly secret: string; readonly now: () => Date }

export function createWork({ secret, now }: Deps): Work {
  const keyFor = (purpose: string) => deriveKey(secret, purpose).toString('base64url')
  const keys = {
    hmacSignatureSecret: keyFor('challenge signature'),
    hmacKeySignatureSecret: keyFor('challenge solution'),
    deriveKey: derive,
  }

  return {
    async make(purpose) {
      const expiresAt = new Date(now().getTime() + lifeMs)
      const challenge = await createChallenge({
        ...keys,
        algorithm: 'PBKDF2/SHA-256',
        cost,
        counter: randomInt(guesses.least, guesses.most) * timesMore[purpose],
        data: { purpose },
        expiresAt,
      })
      return { challenge: JSON.stringify(challenge), expiresAt }
    },
    async read(answer) {
      const given = parse(answer)
      if (given === undefined) return undefined
      const { verified } = await verifySolution({ ...keys, ...given })
      const { nonce, data, expiresAt: seconds = 0 } = given.challenge.parameters
      const expiresAt = new Date(seconds * 1000)
      if (!verified || expiresAt <= now()) return undefined
      return { id: nonce, purpose: String(data?.['purpose']), expiresAt }
    },
  }
}

type Given = { readonly challenge: Challenge; readonly solution: Solution }

/** Only the outermost shape is looked at: what is inside counts once its signature was found right. */
function parse(answer: string): Given | undefined {
  try {
    const value: unknown = JSON.parse(Buffer.from(answer, 'base64').toString('utf8'))
    if (!isRecord(value) || !isRecord(value['challenge']) || !isRecord(value['solution'])) return
    const { challenge, solution } = value
    if (!isRecord(challenge['parameters']) || typeof challenge['signature'] !== 'string') return
    return {
      challenge: challenge as unknown as Challenge,
      solution: solution as unknown as Solution,
    }
  } catch {
    return undefined
  }
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
