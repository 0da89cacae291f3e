/** Where sieges are played. */
export const siegesAddress = 'castle/siege';

/** The address that opens one siege. */
export const siegeAddress = (id: string): string => `${siegesAddress}/${id}`;

/** The siege that stands behind the name of the place, if one does. */
export const siegeNamed = (rest: string): string | undefined => /^siege\/([\w-]{1,64})$/.exec(rest)?.[1];
