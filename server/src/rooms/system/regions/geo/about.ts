/** What is known of data that says where addresses are, as operators are told and its licence asks. */
export type About = {
  readonly source: string
  /** Of the data's own making, not of the file; `YYYY-MM-DD`, empty when the data does not say. */
  readonly date: string
  readonly licence: string
  /** Where its publisher and its licence are found; empty when the data does not say. */
  readonly link: string
}
