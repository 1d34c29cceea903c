import { solveChallenge } from 'altcha-lib'
import { deriveKey as derivePbkdf2 } from 'altcha-lib/algorithms/web/pbkdf2'
import { deriveKey as deriveSha } from 'altcha-lib/algorithms/web/sha'
import type { Challenge } from 'altcha-lib/types'

/** Long checks take long on a slow phone; the server's own time for them is the real limit. */
const timeoutMs = 300_000

/** Does the work of a challenge beside the page, so that nothing in it stands still. */
addEventListener('message', ({ data }: MessageEvent<Challenge>) => {
  void solve(data).then((answer) => postMessage(answer))
})

async function solve(challenge: Challenge): Promise<string | null> {
  const deriveKey = challenge.parameters.algorithm.startsWith('PBKDF2') ? derivePbkdf2 : deriveSha
  const solution = await solveChallenge({ challenge, deriveKey, timeout: timeoutMs })
  return solution && btoa(JSON.stringify({ challenge, solution }))
}
