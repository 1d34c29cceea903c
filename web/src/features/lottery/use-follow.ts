import { useEffect } from 'react'
import { followSocket, hearTopic } from '../../shared/socket.ts'
import { askAgain, followDraws, type ShownLottery } from './api.ts'

/** What is closed, drawn and settled comes over the line for as long as the page stands. */
export function useLine(lottery: string): void {
  useEffect(() => {
    const stops = [hearTopic('lottery:all'), followDraws(lottery), followSocket()]
    return () => {
      for (const stop of stops) stop()
    }
  }, [lottery])
}

/** A sale that is over is asked for anew, also where no line tells of it. */
export function useNextSale(lottery: ShownLottery | undefined, now: number): void {
  const { current } = lottery ?? {}
  const over =
    current !== null && current !== undefined && now >= Date.parse(current.closesAt)
      ? current.id
      : ''
  useEffect(() => {
    if (over !== '') void askAgain('list')
  }, [over])
}

/** A draw that the list tells of stands among the results too, also for who has no line. */
export function useNewResults(lottery: ShownLottery | undefined): void {
  const told = lottery?.last?.id ?? ''
  useEffect(() => {
    if (told !== '') void askAgain('results')
  }, [told])
}
