import { useEffect, useState } from 'react'
import { noteSessionEndSaid, useSessionEnded } from '../../../shared/session.ts'

/** Whoever arrives here because the server ended the session reads why, once. */
export function useEndedNote(): boolean {
  const ended = useSessionEnded()
  const [said] = useState(ended)
  useEffect(() => noteSessionEndSaid, [])
  return said || ended
}
