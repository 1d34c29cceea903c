import { calls } from 'virtual:contract'
import { CallFailed } from '@baize/contract/client/client'
import type { ChallengePurpose } from '@baize/contract/identity/verification'
import { call } from '../../../shared/api.ts'

/** Asks for a challenge and does its work; the answer goes with the call that needs it, once. */
export async function proveWork(purpose: ChallengePurpose, signal: AbortSignal): Promise<string> {
  const { challenge } = await call(calls.getChallenge, { purpose }, { signal })
  return solveBeside(JSON.parse(challenge), signal)
}

/** The worker ends with its answer, or at once when nobody waits for it any more. */
function solveBeside(challenge: unknown, signal: AbortSignal): Promise<string> {
  const worker = new Worker(new URL('./challenge-worker.ts', import.meta.url), { type: 'module' })
  const answer = new Promise<string>((resolve, reject) => {
    const unproven = () => reject(new CallFailed('verification_required', ''))
    worker.addEventListener('message', ({ data }: MessageEvent<string | null>) =>
      data === null ? unproven() : resolve(data),
    )
    worker.addEventListener('error', unproven)
    signal.addEventListener('abort', () => reject(signal.reason as Error), { once: true })
    worker.postMessage(challenge, [])
  })
  return answer.finally(() => worker.terminate())
}
