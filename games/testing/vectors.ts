import stored from './vectors.json' with { type: 'json' }

/** Rounds with their results: kernel, command line and verifier page are held to them. */
export const vectors = stored
