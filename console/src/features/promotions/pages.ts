import { FileCheck, Fingerprint, Gift } from 'lucide-react'
import { consolePage } from '../../shared/page.ts'
import { applicationReaders, offerReaders } from './roles.ts'

export const pages = [
  consolePage({
    path: '/promotions',
    title: 'offers-desk-menu.offers',
    load: () => import('./list/offers-page.tsx'),
    name: 'OffersPage',
    words: ['offers-desk'],
    roles: offerReaders,
    menu: { group: 'content', order: 55, icon: Gift },
  }),
  consolePage({
    path: '/promotion',
    title: 'offers-desk-menu.offers',
    load: () => import('./editor/offer-page.tsx'),
    name: 'OfferPage',
    words: ['offers-desk', 'catalogue-desk'],
    under: '/promotions',
  }),
  consolePage({
    path: '/applications',
    title: 'offers-desk-menu.applications',
    load: () => import('./applications/applications-page.tsx'),
    name: 'ApplicationsPage',
    words: ['applications-desk'],
    roles: applicationReaders,
    menu: { group: 'content', order: 57, icon: FileCheck },
  }),
  consolePage({
    path: '/reward-signals',
    title: 'signals-desk-menu.signals',
    load: () => import('./signals/signals-page.tsx'),
    name: 'SignalsPage',
    words: ['signals-desk', 'grants-desk', 'gifts-desk'],
    roles: applicationReaders,
    menu: { group: 'content', order: 63, icon: Fingerprint },
  }),
]
