import { jointer } from '../../pieces/jointer.ts'

/** Of every word of nine letters and more in the names of the cards supplied: what it is put together of. */
export const jointed = jointer('Light-ning Ber-serker Centi-pede Trea-sured Manu-script')
