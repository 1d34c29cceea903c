import { solveChallenge as solve, type Challenge } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2'

/** Does the work of a challenge as a browser does, and packs the answer as a page sends it. */
export async function answerChallenge(text: string): Promise<string> {
  const challenge = JSON.parse(text) as Challenge
  const solution = await solve({ challenge, deriveKey })
  if (solution === null) throw new Error('A challenge was not solved in time.')
  return Buffer.from(JSON.stringify({ challenge, solution })).toString('base64')
}
