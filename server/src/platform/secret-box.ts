import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto'

/** Keeps secrets unreadable for whoever sees only the database: of authenticators, vendors, seeds. */
export type SecretBox = {
  seal(text: string, owner: string): Buffer
  /** Throws when the key is another or when the secret was moved to another owner's row. */
  open(sealed: Uint8Array, owner: string): string
}

const algorithm = 'aes-256-gcm'
const nonceLength = 12
const tagLength = 16

export function createSecretBox(key: Buffer): SecretBox {
  return {
    seal(text, owner) {
      const nonce = randomBytes(nonceLength)
      const cipher = createCipheriv(algorithm, key, nonce).setAAD(Buffer.from(owner))
      const body = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
      return Buffer.concat([nonce, cipher.getAuthTag(), body])
    },
    open(sealed, owner) {
      try {
        return decrypt(key, sealed, owner)
      } catch (cause) {
        throw new Error('A secret cannot be read: is SECRET the one it was written with?', {
          cause,
        })
      }
    },
  }
}

function decrypt(key: Buffer, sealed: Uint8Array, owner: string): string {
  const nonce = sealed.subarray(0, nonceLength)
  const tag = sealed.subarray(nonceLength, nonceLength + tagLength)
  const decipher = createDecipheriv(algorithm, key, nonce, { authTagLength: tagLength })
    .setAAD(Buffer.from(owner))
    .setAuthTag(tag)
  const body = sealed.subarray(nonceLength + tagLength)
  return Buffer.concat([decipher.update(body), decipher.final()]).toString('utf8')
}
