import type { RegistrationField } from '@baize/contract/system'
import type { PatternId } from '@baize/kernel/patterns'
import type { TextKey } from '@baize/texts/keys'

/** The fields in words. */
export const fieldNames: Record<RegistrationField, TextKey> = {
  username: 'desk.fieldUsername',
  password: 'desk.fieldPassword',
  confirmPassword: 'desk.fieldConfirmPassword',
  mobileNum: 'desk.fieldMobileNum',
  verificationCode: 'desk.fieldVerificationCode',
  payeeName: 'desk.fieldPayeeName',
  paymentPassword: 'desk.fieldPaymentPassword',
  qqNum: 'desk.fieldQqNum',
  line: 'desk.fieldLine',
  whatsapp: 'desk.fieldWhatsapp',
  facebook: 'desk.fieldFacebook',
  wechat: 'desk.fieldWechat',
  telegram: 'desk.fieldTelegram',
  zalo: 'desk.fieldZalo',
  idNumber: 'desk.fieldIdNumber',
  birthday: 'desk.fieldBirthday',
  email: 'desk.fieldEmail',
  recommenderId: 'desk.fieldRecommenderId',
  affiliateCode: 'desk.fieldAffiliateCode',
  captcha: 'desk.fieldCaptcha',
}

/** Who or what decides a field besides its rule, and so what the table leaves out. */
export const fixedFields: Partial<Record<RegistrationField, TextKey>> = {
  confirmPassword: 'desk.fixedEqual',
  mobileNum: 'desk.fixedByCountry',
  verificationCode: 'desk.fixedBySms',
  captcha: 'desk.fixedByServer',
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
  any: 'desk.patternAny',
  characters: 'desk.patternCharacters',
  letter_first: 'desk.patternLetterFirst',
  chinese_digits: 'desk.patternChineseDigits',
  email: 'desk.patternEmail',
  alphanumeric: 'desk.patternAlphanumeric',
  combined: 'desk.patternCombined',
  digits: 'desk.patternDigits',
  alphanumeric_upper: 'desk.patternAlphanumericUpper',
  english_spaces: 'desk.patternEnglishSpaces',
  no_spaces: 'desk.patternNoSpaces',
  chinese_punctuation: 'desk.patternChinesePunctuation',
  date_ymd: 'desk.patternDateYmd',
  date_mdy: 'desk.patternDateMdy',
  korean: 'desk.patternKorean',
  thai: 'desk.patternThai',
  thai_english_spaces: 'desk.patternThaiEnglishSpaces',
  uppercase_spaces: 'desk.patternUppercaseSpaces',
  letters_digits_symbols: 'desk.patternLettersDigitsSymbols',
  strong: 'desk.patternStrong',
  mobile: 'desk.patternMobile',
}

/** The kinds that an operator may choose; the mobile one belongs to its field. */
export const choosablePatterns: readonly PatternId[] = (
  Object.keys(patternNames) as PatternId[]
).filter((id) => id !== 'mobile')
