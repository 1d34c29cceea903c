/**
 * A reason why the server cannot start that the person at the keyboard can remove. The message is one
 * sentence that says what to do; it is printed as it stands, without a stack trace.
 */
export class StartupProblem extends Error {
  override name = 'StartupProblem'
}
