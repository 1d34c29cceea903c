import { randomUUID } from 'node:crypto'
import type { ChallengePurpose } from '@baize/contract/identity/verification'
import { refuse, type Result } from '@baize/kernel/result'
import type { Call } from '../../../platform/http/call.ts'
import { imageLifeMs } from './image.ts'

export type Judge = {
  /** Whether this answers a challenge of ours for one of these purposes, in time and for the first time; and which. */
  require(
    purposes: readonly ChallengePurpose[],
    answer: string | undefined,
  ): Promise<Result<ChallengePurpose, 'verification_required'>>
  /** Whether these are the characters of the image. Right or wrong, the image is used up. */
  checkImage(
    captchaId: string | undefined,
    text: string | undefined,
  ): Promise<Result<undefined, 'captcha_required' | 'captcha_wrong'>>
}

export type Drawing = {
  /** A new image under the caller's id, as base64 PNG; an earlier one of that id is over. */
  drawImage(captchaId: string): Promise<string>
}

/** What a page sends to show that a person is in front of it. */
export type Shown = {
  readonly challenge?: string
  readonly captcha?: string
  readonly captchaId?: string
}

/** Whether from now on an image is asked for, as the page is told. */
const withImage = { captcha: true } as const

/** Goes to whatever asks for the answer of an image that was drawn without an id. */
const imageCookie = { name: 'captcha', path: '/wps' } as const

/** An image under the caller's id, or under one that the caller's browser keeps. */
export async function drawFor(
  challenges: Drawing,
  captchaId: string | undefined,
  call: Call,
): Promise<string> {
  if (captchaId !== undefined) return await challenges.drawImage(captchaId)
  const value = randomUUID()
  call.setCookie({ ...imageCookie, value, maxAgeSeconds: imageLifeMs / 1000 })
  return await challenges.drawImage(value)
}

/** The proof of work, always; and where it is needed the image, or ten times the work. */
export async function provePerson(
  challenges: Judge,
  purpose: ChallengePurpose,
  { challenge, captcha = '', captchaId }: Shown,
  call: Call,
  needsImage: boolean,
): Promise<Result<unknown, 'verification_required' | 'captcha_required' | 'captcha_wrong'>> {
  if (!needsImage) return await challenges.require([purpose, 'instead_of_image'], challenge)
  if (captcha === '') {
    const worked = await challenges.require(['instead_of_image'], challenge)
    return worked.ok ? worked : refuse('captcha_required', {}, withImage)
  }
  const worked = await challenges.require([purpose, 'instead_of_image'], challenge)
  if (!worked.ok) return refuse(worked.code, {}, withImage)
  const seen = await challenges.checkImage(captchaId ?? call.cookie(imageCookie.name), captcha)
  return seen.ok ? seen : refuse(seen.code, {}, withImage)
}
