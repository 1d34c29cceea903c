import type { RegistrationField } from '@baize/contract/system/system'
import type { PatternId } from '@baize/kernel/patterns'
import type { TextKey } from '@baize/texts/keys'

/** The fields in words. */
export const fieldNames: Record<RegistrationField, TextKey> = {
  username: 'system-desk.fieldUsername',
  password: 'system-desk.fieldPassword',
  confirmPassword: 'system-desk.fieldConfirmPassword',
  mobileNum: 'system-desk.fieldMobileNum',
  verificationCode: 'system-desk.fieldVerificationCode',
  payeeName: 'system-desk.fieldPayeeName',
  paymentPassword: 'system-desk.fieldPaymentPassword',
  qqNum: 'system-desk.fieldQqNum',
  line: 'system-desk.fieldLine',
  whatsapp: 'system-desk.fieldWhatsapp',
  facebook: 'system-desk.fieldFacebook',
  wechat: 'system-desk.fieldWechat',
  telegram: 'system-desk.fieldTelegram',
  zalo: 'system-desk.fieldZalo',
  idNumber: 'system-desk.fieldIdNumber',
  birthday: 'system-desk.fieldBirthday',
  email: 'system-desk.fieldEmail',
  recommenderId: 'system-desk.fieldRecommenderId',
  affiliateCode: 'system-desk.fieldAffiliateCode',
  captcha: 'system-desk.fieldCaptcha',
}

/** Who or what decides a field besides its rule, and so what the table leaves out. */
export const fixedFields: Partial<Record<RegistrationField, TextKey>> = {
  confirmPassword: 'system-desk.fixedEqual',
  mobileNum: 'system-desk.fixedByCountry',
  verificationCode: 'system-desk.fixedBySms',
  captcha: 'system-desk.fixedByServer',
}

/** Nobody can register without these, so they cannot be hidden or made optional. */
export const alwaysAsked: readonly RegistrationField[] = [
  'username',
  'password',
  'confirmPassword',
  'verificationCode',
  'captcha',
]

export const patternNames: Record<PatternId, TextKey> = {
  any: 'system-desk.patternAny',
  characters: 'system-desk.patternCharacters',
  letter_first: 'system-desk.patternLetterFirst',
  chinese_digits: 'system-desk.patternChineseDigits',
  email: 'system-desk.patternEmail',
  alphanumeric: 'system-desk.patternAlphanumeric',
  combined: 'system-desk.patternCombined',
  digits: 'system-desk.patternDigits',
  alphanumeric_upper: 'system-desk.patternAlphanumericUpper',
  english_spaces: 'system-desk.patternEnglishSpaces',
  no_spaces: 'system-desk.patternNoSpaces',
  chinese_punctuation: 'system-desk.patternChinesePunctuation',
  date_ymd: 'system-desk.patternDateYmd',
  date_mdy: 'system-desk.patternDateMdy',
  korean: 'system-desk.patternKorean',
  thai: 'system-desk.patternThai',
  thai_english_spaces: 'system-desk.patternThaiEnglishSpaces',
  uppercase_spaces: 'system-desk.patternUppercaseSpaces',
  letters_digits_symbols: 'system-desk.patternLettersDigitsSymbols',
  strong: 'system-desk.patternStrong',
  mobile: 'system-desk.patternMobile',
}

/** The kinds that an operator may choose; the mobile one belongs to its field. */
export const choosablePatterns: readonly PatternId[] = (
  Object.keys(patternNames) as PatternId[]
).filter((id) => id !== 'mobile')
