import { useEffect, useState } from 'react'
import { noteSessionEndSaid, useSessionEnd, type SessionEnd } from '../../../shared/session.ts'

/** Whoever arrives here because the server ended the session reads why, once. */
export function useEndedNote(): SessionEnd | undefined {
  const ended = useSessionEnd()
  const [said] = useState(ended)
  useEffect(() => noteSessionEndSaid, [])
  return ended ?? said
}
