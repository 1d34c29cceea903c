import { useState } from 'react'
import type { CallFailed } from '@baize/contract/client/client'
import type { Entries } from '@baize/ui/forms/use-form.ts'
import type { Problems } from '../../../shared/form/use-form.ts'
import { usePicture, type CaptchaPicture } from './captcha-field.tsx'
import { proveWork } from './prove-work.ts'

/** What a login or a registration goes with to show that a person sends it. */
export type Proof = {
  readonly challenge: string
  readonly captcha?: string
  readonly captchaId?: string
}

export type PersonCheckState = {
  /** The picture is shown when the server asks for it; the longer check stands in for it. */
  readonly asks: 'nothing' | 'picture' | 'longCheck'
  readonly ask: (what: 'picture' | 'longCheck') => void
  readonly picture: CaptchaPicture
  readonly proving: boolean
  readonly problems: (entries: Entries<'captcha'>) => Problems<'captcha'>
  readonly prove: (entries: Entries<'captcha'>, signal: AbortSignal) => Promise<Proof>
  /** A picture is used up by its answer, and one that is asked for has to be shown. */
  readonly meet: (error: CallFailed) => void
}

/** Under which field a refusal of the answer is said. */
export const captchaFields = { captcha_required: 'captcha', captcha_wrong: 'captcha' } as const

/**
 * The check before every login by password and every registration: work for the machine and, when asked, a picture for
 * the person.
 */
export function usePersonCheck(
  purpose: 'login' | 'register',
  first: PersonCheckState['asks'] = 'nothing',
): PersonCheckState {
  const picture = usePicture()
  const [asks, setAsks] = useState(first)
  const [proving, setProving] = useState(false)

  const work = async (signal: AbortSignal) => {
    setProving(true)
    try {
      return await proveWork(asks === 'longCheck' ? 'instead_of_image' : purpose, signal)
    } finally {
      setProving(false)
    }
  }

  return {
    asks,
    ask: setAsks,
    picture,
    proving,
    problems: ({ captcha }) =>
      asks === 'picture' && captcha === '' ? { captcha: { key: 'errors.captcha_required' } } : {},
    prove: async ({ captcha }, signal) => {
      const challenge = await work(signal)
      return asks === 'picture' ? { challenge, captcha, captchaId: picture.id } : { challenge }
    },
    meet: ({ value }) => {
      const flagged = (value as { captcha?: boolean } | null)?.captcha === true
      if (flagged && asks === 'nothing') setAsks('picture')
      if (asks === 'picture') picture.renew()
    },
  }
}
