import { useRef, useState } from 'react'
import type { PromotionCard } from '@baize/contract/promotions/promotions'
import { useText } from '@baize/texts/use-text'
import { failureText } from '../../../shared/api.ts'
import { refreshPromotions } from '../api.ts'
import { refusalText } from '../hindrances.ts'
import { isSendable, judgeApplicationPicture, roomFor, type Picture } from './pictures.ts'
import { createApplication } from './send-application.ts'

/** `arrived`: the words are with us, and a picture is not. */
type Stage = 'writing' | 'sending' | 'arrived'

const faults = {
  not_png_or_jpg: 'promotions-pages.notPngOrJpg',
  image_invalid: 'promotions-pages.noPicture',
  image_too_large: 'promotions-pages.tooLarge',
} as const

let keys = 0

/** The state of an application from the first word to the last picture. */
export function useApplication({ id: offer, version }: Pick<PromotionCard, 'id' | 'version'>) {
  const t = useText()
  const [pictures, setPictures] = useState<readonly Picture[]>([])
  const [isTooMany, setTooMany] = useState(false)
  const [stage, setStage] = useState<Stage>('writing')
  const [problem, setProblem] = useState('')
  const [sender] = useState(createApplication)
  const isUnderWay = useRef(false)

  const change = (key: string, part: Partial<Picture>) =>
    setPictures((all) => all.map((one) => (one.key === key ? { ...one, ...part } : one)))

  async function add(files: readonly File[]): Promise<void> {
    const room = roomFor(pictures, files)
    setTooMany(room.isTooMany)
    const judged = await Promise.all(
      room.taken.map(async (file): Promise<Picture> => {
        const fault = await judgeApplicationPicture(file)
        keys += 1
        return {
          key: `picture ${keys}`,
          file,
          state: fault === undefined ? 'chosen' : 'unfit',
          problem: fault === undefined ? '' : t(faults[fault]),
        }
      }),
    )
    setPictures((all) => [...all, ...judged])
  }

  function remove({ key }: Picture): void {
    setTooMany(false)
    const rest = pictures.filter((one) => one.key !== key)
    setPictures(rest)
    if (stage === 'arrived' && rest.every(({ state }) => state === 'sent')) finish()
  }

  async function sendOne({ key, file }: Picture): Promise<boolean> {
    change(key, { state: 'sending', problem: '' })
    try {
      await sender.sendPicture(file)
      change(key, { state: 'sent' })
      return true
    } catch (error) {
      change(key, { state: 'failed', problem: failureText(error) })
      return false
    }
  }

  async function send(comment: string): Promise<void> {
    if (isUnderWay.current) return
    isUnderWay.current = true
    setProblem('')
    setStage('sending')
    try {
      await sender.sendWords({
        offer,
        version,
        comment,
        pictures: pictures.filter(isSendable).length,
      })
    } catch (error) {
      setProblem(refusalText(error, t))
      setStage('writing')
      isUnderWay.current = false
      return
    }
    let isWhole = true
    for (const picture of pictures.filter(isSendable)) {
      if (!(await sendOne(picture))) isWhole = false
    }
    isUnderWay.current = false
    if (isWhole) finish()
    else setStage('arrived')
  }

  async function retry(picture: Picture): Promise<void> {
    if (isUnderWay.current) return
    isUnderWay.current = true
    const arrived = await sendOne(picture)
    isUnderWay.current = false
    const others = pictures.filter(({ key }) => key !== picture.key)
    if (arrived && others.every(({ state }) => state === 'sent')) finish()
  }

  /** The page of the offer says from here on how far it is. */
  function finish(): void {
    setStage('sending')
    void refreshPromotions()
  }

  return { pictures, isTooMany, stage, problem, add, remove, send, retry, finish }
}
