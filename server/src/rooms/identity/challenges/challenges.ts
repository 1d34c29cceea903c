import type { ChallengePurpose } from '@baize/contract/verification'
import type { Result } from '@baize/kernel/result'

/** Proofs of work, and images where an operator's rules ask for one. */
export type Challenges = {
  issue(
    purpose: ChallengePurpose,
  ): Promise<{ readonly challenge: string; readonly expiresAt: Date }>
  /** Whether this answers a challenge of ours for one of these purposes, in time and for the first time. */
  require(
    purposes: readonly ChallengePurpose[],
    answer: string | undefined,
  ): Promise<Result<undefined, 'verification_required'>>
  /** A new image under the caller's id, as base64 PNG; an earlier one of that id is over. */
  drawImage(captchaId: string): Promise<string>
  /** Whether these are the characters of the image. Right or wrong, the image is used up. */
  checkImage(
    captchaId: string | undefined,
    text: string | undefined,
  ): Promise<Result<undefined, 'captcha_required' | 'captcha_wrong'>>
}
