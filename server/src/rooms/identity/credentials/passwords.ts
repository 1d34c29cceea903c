import { randomBytes } from 'node:crypto'
import { hash, verify } from '@node-rs/argon2'
import { createLanes, usualLanes, type LaneOptions } from './hash-lanes.ts'

/** Hashing takes a core for long, so both verbs wait their turn; where too many wait, they are refused as `unavailable`. */
export type Passwords = {
  hash(password: string): Promise<string>
  /** Costs the same whether or not there is a hash, so that time does not tell which names exist. */
  matches(passwordHash: string | undefined, password: string): Promise<boolean>
}

const costs = {
  // 19 MiB, two passes: the least that OWASP names for argon2id, which is also the package's algorithm.
  full: { memoryCost: 19_456, timeCost: 2, parallelism: 1 },
  // The least that the algorithm can do. Tests hash by the thousand, and the configuration refuses this in production.
  light: { memoryCost: 8, timeCost: 1, parallelism: 1 },
} as const
export type PasswordCost = keyof typeof costs

export type PasswordOptions = { readonly cost?: PasswordCost; readonly lanes?: LaneOptions }

/** One for the whole process: two would each think that the cores are theirs. */
export function createPasswords(options: PasswordOptions = {}): Passwords {
  const cost = costs[options.cost ?? 'full']
  const nobody = hash(randomBytes(32), cost)
  const lanes = createLanes(options.lanes ?? usualLanes())

  return {
    hash: (password) => lanes.run(() => hash(normalised(password), cost)),
    async matches(passwordHash, password) {
      const known = passwordHash ?? (await nobody)
      const right = await lanes.run(() => verify(known, normalised(password)))
      return right && passwordHash !== undefined
    },
  }
}

/** The same letters typed on two keyboards may arrive as different code points. */
function normalised(password: string): string {
  return password.normalize('NFKC')
}
