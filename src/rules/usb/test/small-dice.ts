/** The value of a D2 played with a D6: 1 to 3 is 1, 4 to 6 is 2 (USB-DICE-01, USB-A-20). */
export function d2FromD6(face: number): number {
  return Math.ceil(face / 3);
}

/** The value of a D3 played with a D6: two faces each (USB-DICE-01, USB-A-20). */
export function d3FromD6(face: number): number {
  return Math.ceil(face / 2);
}

/** Who is right in a dispute that nothing settles: the player of the faces 1 to 3 or the one of 4 to 6 (USB-DICE-02). */
export function disputeWinner(face: number): 'low' | 'high' {
  return face <= 3 ? 'low' : 'high';
}
