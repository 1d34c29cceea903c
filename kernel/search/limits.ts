/** Longer texts and more words are cut off: nobody types them, and they must cost nothing. */
export const longestQuery = 100
export const mostWords = 12
