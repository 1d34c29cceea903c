import { commonPasswords } from './common-passwords.ts'

/**
 * Words that most stolen passwords are made of. A capital in front and digits or signs behind, which the usual rule
 * asks for, make no other password of them.
 */
const commonWords: ReadonlySet<string> = new Set([
  'abc',
  'abcd',
  'abcde',
  'abcdef',
  'abcdefg',
  'abcdefgh',
  'admin',
  'administrator',
  'asd',
  'asdf',
  'asdfg',
  'asdfgh',
  'asdfghjkl',
  'asdqwe',
  'baccarat',
  'baseball',
  'basketball',
  'bet',
  'casino',
  'changeme',
  'charlie',
  'computer',
  'daniel',
  'default',
  'dragon',
  'football',
  'gambling',
  'guest',
  'hello',
  'iloveyou',
  'jackpot',
  'jordan',
  'letmein',
  'login',
  'love',
  'lucky',
  'mahal',
  'mahalkita',
  'manila',
  'master',
  'michael',
  'monkey',
  'mynoob',
  'naruto',
  'pass',
  'password',
  'pilipinas',
  'player',
  'poker',
  'pokemon',
  'princess',
  'qazwsx',
  'qwe',
  'qweasd',
  'qweasdzxc',
  'qwer',
  'qwert',
  'qwerty',
  'qwertyuiop',
  'root',
  'samsung',
  'secret',
  'senha',
  'shadow',
  'soccer',
  'sunshine',
  'superman',
  'test',
  'tester',
  'user',
  'username',
  'welcome',
  'winner',
  'zaqwsx',
  'zxc',
  'zxcv',
  'zxcvbn',
  'zxcvbnm',
])

// The letters that people write as digits and signs.
const readAs: Readonly<Record<string, string>> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '@': 'a',
  $: 's',
  '!': 'i',
}

/** Whether a password would be among the first that anybody tries: a common one, or the name itself. */
export function isWeakPassword(password: string, account: string): boolean {
  const plain = password.normalize('NFKC').toLowerCase()
  const name = account.normalize('NFKC').trim().toLowerCase()
  if (name.length >= 3 && plain.includes(name)) return true
  const letters = [...plain]
  if (new Set(letters).size < 4) return true
  const kept = plain.replaceAll(/[^\p{L}\p{N}]/gu, '')
  return commonPasswords.has(kept) || isCommonWord(plain)
}

/** The word inside, once the signs around it are gone, and once digits are read as the letters they stand for. */
function isCommonWord(plain: string): boolean {
  const core = /\p{L}(?:.*\p{L})?/su.exec(plain)?.[0] ?? ''
  const asLetters = core.replaceAll(/./gu, (sign) => readAs[sign] ?? sign)
  return [core, asLetters].some((text) => commonWords.has(text.replaceAll(/[^\p{L}]/gu, '')))
}
