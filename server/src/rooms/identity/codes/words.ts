import { sentence } from '@baize/texts/catalogue'
import type { NewMessage } from '../../../platform/messages/messages.ts'
import type { NewCode } from './code.ts'

type Filled = { readonly digits: string; readonly minutes: number; readonly brand: string }

/**
 * What the message says. Who asks to come in with a number that no account has is told so there, by the phone, where
 * only its owner reads it.
 */
export function wordsOfCode(
  { purpose, memberId, language }: Pick<NewCode, 'purpose' | 'memberId' | 'language'>,
  { digits, minutes, brand }: Filled,
): Pick<NewMessage, 'subject' | 'text' | 'code'> {
  const subject = sentence(language, 'identity-messages.codeSubject', { brand })
  const comesIn = purpose === 'login' || purpose === 'password'
  if (comesIn && memberId === null) {
    return { subject, text: sentence(language, 'identity-messages.noAccount', { brand }), code: '' }
  }
  const text = sentence(language, 'identity-messages.code', { code: digits, minutes, brand })
  return { subject, text, code: digits }
}
