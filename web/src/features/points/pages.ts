import { Gift, Coins, ShoppingBag } from 'lucide-react'
import { centrePage, sitePage } from '../../shared/page.ts'

export const pages = [
  sitePage({
    paths: { '/pointMall': 'shell.pointsMall' },
    load: () => import('./mall-page.tsx'),
    name: 'PointMallPage',
    words: ['points'],
    icon: ShoppingBag,
    module: 'POINTMALL',
    menus: { footer: { order: 40 }, centre: { order: 230 } },
  }),
  centrePage({
    id: 'redeemHistory',
    title: 'points-menu.redeemHistory',
    load: () => import('./redeem-history.tsx'),
    name: 'RedeemHistory',
    words: ['points'],
    icon: Gift,
    module: 'POINTMALL',
    menus: { centre: { order: 232 } },
  }),
  centrePage({
    id: 'pointsDetails',
    title: 'points-menu.pointsDetails',
    load: () => import('./points-details.tsx'),
    name: 'PointsDetails',
    words: ['points'],
    icon: Coins,
    module: 'POINTMALL',
    menus: { centre: { order: 234 } },
  }),
]
