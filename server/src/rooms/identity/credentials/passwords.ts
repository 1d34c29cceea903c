import { randomBytes } from 'node:crypto'
import { hash, verify } from '@node-rs/argon2'

export type Passwords = {
  hash(password: string): Promise<string>
  /** Costs the same whether or not there is a hash, so that time does not tell which names exist. */
  matches(passwordHash: string | undefined, password: string): Promise<boolean>
}

// 19 MiB, two passes: the least that OWASP names for argon2id, which is also the package's algorithm.
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const

export function createPasswords(): Passwords {
  const nobody = hash(randomBytes(32), cost)

  return {
    hash: (password) => hash(normalised(password), cost),
    async matches(passwordHash, password) {
      const right = await verify(passwordHash ?? (await nobody), normalised(password))
      return right && passwordHash !== undefined
    },
  }
}

/** The same letters typed on two keyboards may arrive as different code points. */
function normalised(password: string): string {
  return password.normalize('NFKC')
}
