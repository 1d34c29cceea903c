export const JD = '#1f7a5c'

export const IV = '#f6f0dc'

export const LQ = '#a8202a'

export const GOLD = '#e2b254'

export const IN = '#1c2a26'
