/** What a command says, and whether everything agrees. */
export type Report = { readonly text: string; readonly isRight: boolean }
