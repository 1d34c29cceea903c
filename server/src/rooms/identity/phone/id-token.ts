import { errors, jwtVerify, type JWTVerifyGetKey } from 'jose'
import { ok, refuse, type Result } from '@baize/kernel/result'

export type IdTokenRefusal =
  | 'missing-verification-code'
  | 'invalid-verification-code'
  | 'code-expired'
  | 'unknown'

/** The third party: who signs, for whom, and where its public keys are. */
export type TokenParty = {
  readonly issuer: string
  readonly audience: string
  readonly keys: JWTVerifyGetKey
}

// Ways to sign with a key that only the third party has. `none` and the shared-secret ones are not among them.
const algorithms = ['RS256', 'ES256']

/** That the key set could not be had says nothing about the token. */
const ourSide: readonly string[] = ['ERR_JOSE_GENERIC', 'ERR_JWKS_TIMEOUT', 'ERR_JWKS_INVALID']

/**
 * Whether the third party says, in a token signed for us and still good, that whoever brings it holds this phone.
 * Whatever else is wrong with the token is told in one word: a forger learns nothing from it.
 */
export async function checkIdToken(
  { issuer, audience, keys }: TokenParty,
  token: string,
  { mobile, now }: { readonly mobile: string; readonly now: Date },
): Promise<Result<undefined, IdTokenRefusal>> {
  if (token === '') return refuse('missing-verification-code')
  try {
    const { payload } = await jwtVerify(token, keys, {
      issuer,
      audience,
      algorithms,
      currentDate: now,
      clockTolerance: 5,
      maxTokenAge: '1h',
      requiredClaims: ['exp', 'iat', 'sub', 'phone_number'],
    })
    return payload.phone_number === mobile ? ok() : refuse('invalid-verification-code')
  } catch (error) {
    return refuse(refusalOf(error))
  }
}

function refusalOf(error: unknown): IdTokenRefusal {
  if (error instanceof errors.JWTExpired) return 'code-expired'
  if (error instanceof errors.JOSEError && !ourSide.includes(error.code)) {
    return 'invalid-verification-code'
  }
  return 'unknown'
}
