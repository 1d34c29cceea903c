export const RED = '#c4202f'

export const CRM = '#f6e7c8'

export const GOL = '#f2b632'
