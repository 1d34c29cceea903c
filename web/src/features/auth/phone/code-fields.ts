/** Under which field each word of the phone catalogue is said; the others are for the form as a whole. */
export function codeFields<Code extends string>(code: Code) {
  return {
    'invalid-phone-number': 'mobileNum',
    'missing-phone-number': 'mobileNum',
    mobile_taken: 'mobileNum',
    'invalid-verification-code': code,
    'missing-verification-code': code,
    'code-expired': code,
  } as const
}
