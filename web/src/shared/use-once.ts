import { useMutation, type UseMutationOptions } from '@tanstack/react-query'
import { useRef } from 'react'

/**
 * A write that a second press does not send again. The page learns that the first is under way only when it is drawn
 * anew, and on a slow phone both presses come before that. Another content is another write.
 */
export function useOnce<Value, Input = void>(options: UseMutationOptions<Value, Error, Input>) {
  const mutation = useMutation(options)
  const underWay = useRef(new Map<string, Promise<Value>>())
  const mutateAsync = (input: Input): Promise<Value> => {
    const key = JSON.stringify([input], wholeAsText)
    const same = underWay.current.get(key)
    if (same) return same
    const sent = mutation.mutateAsync(input).finally(() => underWay.current.delete(key))
    underWay.current.set(key, sent)
    return sent
  }
  const mutate = (input: Input): void => {
    // What failed stands in `error`.
    mutateAsync(input).catch(() => undefined)
  }
  return { ...mutation, mutate, mutateAsync }
}

function wholeAsText(_name: string, value: unknown): unknown {
  return typeof value === 'bigint' ? `${value}n` : value
}
