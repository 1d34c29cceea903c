export type PageName = 'play' | 'recall' | 'verify'

/** Which page an address of the arcade is. Whatever is none of the others is a game, or says that it is not. */
export function arcadePageOf(path: string): PageName {
  const [, , name] = path.split('/')
  return name === 'recall' || name === 'verify' ? name : 'play'
}
