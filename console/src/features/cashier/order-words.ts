import type { OrderWords } from '../../shared/order-bar.tsx'

export const orderWords: OrderWords = {
  notSaved: 'cashdesk.orderChanged',
  undo: 'cashdesk.undoOrder',
  save: 'cashdesk.saveOrder',
  text: 'cashdesk.orderText',
  saved: 'cashdesk.orderSaved',
}
