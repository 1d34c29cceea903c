import { useAddress, type Target } from '@baize/ui/navigation/address.ts'

/** The way to a lottery of this page. What the launch said stays, but for the view that it began with. */
export function useWayTo(): (lottery: string) => Target {
  const { path, search } = useAddress()
  const { backUrl, prizeMode } = search
  return (lottery) => ({ path, search: { gameCode: lottery, prizeMode, backUrl } })
}
