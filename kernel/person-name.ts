// The dot between the parts of a name is of Japanese, Chinese and Catalan; keyboards write apostrophe and hyphen in
// more than one way.
const ofLettersAndSigns = /^\p{L}[\p{L}\p{M}\p{Zs}.,'’‘‐‑・·-]*$/u

/** Whether a person can be called so: letters of any script with their marks, and the signs that stand between. */
export function isPersonName(name: string): boolean {
  return ofLettersAndSigns.test(name.trim())
}
