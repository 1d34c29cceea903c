import { vi } from 'vitest'
import type { Passwords } from '../src/rooms/identity/credentials/passwords.ts'

/** Lets something happen while the next password is compared, which takes long on a real machine. */
export function whileComparing(passwords: Passwords, meanwhile: () => Promise<unknown>): void {
  const { matches } = passwords
  vi.spyOn(passwords, 'matches').mockImplementationOnce(async (hash, password) => {
    const right = await matches(hash, password)
    await meanwhile()
    return right
  })
}
