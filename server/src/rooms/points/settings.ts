import { pointsDocument, type PointsDocument } from '@baize/contract/points/points-settings'
import {
  countSetting,
  loosenedByChanging,
  loosenedByRaising,
  sumsSetting,
  type DocumentRules,
} from '../system/system.ts'

type Weights = PointsDocument['weights']

/** By category; those that differ are shown, in one order on both sides. */
function showWeights(weights: Weights, beside: Weights) {
  const changed = (Object.keys(weights) as (keyof Weights)[]).filter(
    (product) => weights[product] !== beside[product],
  )
  return {
    list: changed.map((product) => ({
      text: 'points-second.weight' as const,
      values: { product, rate: { count: weights[product] / 100, unit: 'percent' as const } },
    })),
  }
}

/** A point for every ten pesos or their like, a hundred of them worth one: a thousandth of what is staked. */
const seed: PointsDocument = {
  earnPer: {
    PHP: '1000',
    THB: '1000',
    VND: '5000',
    IDR: '300000',
    JPY: '30',
    KRW: '250',
    BRL: '100',
    MYR: '100',
    USD: '20',
    USDT: '200000',
  },
  weights: {
    LIVE: 5_000,
    RNG: 10_000,
    FISH: 10_000,
    SPORTS: 4_000,
    ESPORTS: 4_000,
    PVP: 2_500,
    LOTT: 2_500,
    ELOTT: 2_500,
    COCKFIGHT: 2_500,
  },
  worth: {
    PHP: '100',
    THB: '100',
    VND: '500',
    IDR: '30000',
    JPY: '3',
    KRW: '25',
    BRL: '10',
    MYR: '10',
    USD: '2',
    USDT: '20000',
  },
  convertMin: 1_000,
  reviewFrom: 100_000,
}

/** What operators set about points. Whoever could give more alone could pay out money by it, and less take away what was told. */
export const pointsRules: DocumentRules<typeof pointsDocument> = {
  document: pointsDocument,
  published: 'points-desk.actionPublished',
  seed: (said) => said ?? seed,
  control: {
    says: 'points-second.publish',
    settings: {
      earnPer: loosenedByChanging(sumsSetting('points-second.earnPer', 'points-second.none')),
      weights: loosenedByChanging({ name: 'points-second.weights', shown: showWeights }),
      worth: loosenedByChanging(sumsSetting('points-second.worth', 'points-second.none')),
      convertMin: loosenedByChanging(countSetting('points-second.convertMin')),
      reviewFrom: loosenedByRaising(countSetting('points-second.reviewFrom')),
    },
  },
}
