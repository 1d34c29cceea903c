// Pictures may be joined, as families are, by what everywhere else only hides: those are kept as they are. U+2800 is
// a letter of braille without a dot, which is to say a space that does not call itself one.
const pictureOrUnseen =
  /(\p{Extended_Pictographic}\p{Emoji_Modifier}?\u{fe0f}?(?:\u{200d}\p{Extended_Pictographic}\p{Emoji_Modifier}?\u{fe0f}?)*)|[\p{C}\p{Default_Ignorable_Code_Point}\u{2800}]/gu

/** More marks on one letter than any language has run over the lines above and below. */
const heapOfMarks = /(\p{M}{3})\p{M}+/gu

/**
 * A text as it is shown to others: one line, nothing that cannot be seen, nothing that turns the direction of what
 * stands beside it.
 */
export function cleanText(text: string): string {
  return text
    .normalize('NFC')
    .replaceAll(/[\s\p{Z}]+/gu, ' ')
    .replaceAll(pictureOrUnseen, (_, picture?: string) => picture ?? '')
    .replaceAll(heapOfMarks, '$1')
    .replaceAll(/ {2,}/g, ' ')
    .trim()
}
