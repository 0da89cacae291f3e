import type * as v from 'valibot';

type Flat<Value> = {
  // A loose schema lets through what later versions add; nobody here can name it.
  readonly [Name in keyof Value as string extends Name
    ? unknown extends Value[Name]
      ? never
      : Name
    : Name]: Frozen<Value[Name]>;
};

/** The same with nothing in it that could be changed, each object as one flat record of the fields that have a name. */
export type Frozen<Value> = Value extends readonly unknown[]
  ? { readonly [Place in keyof Value]: Frozen<Value[Place]> }
  : Value extends Blob
    ? Value
    : Value extends object
      ? Flat<Value>
      : Value;

/** What stands in a record, as its schema reads it. */
export type RecordOf<Schema extends v.GenericSchema> = Frozen<v.InferOutput<Schema>>;

type Same<One, Other> =
  (<Any>() => Any extends One ? 1 : 2) extends <Any>() => Any extends Other ? 1 : 2 ? true : false;

type PartOf<Value, Name> = Value extends unknown
  ? Name extends keyof Value
    ? Pick<Value, Name>
    : 'lacks'
  : never;
type NameOf<Value> = Value extends unknown ? keyof Value : never;

/** The fields that are not alike in both. */
type Unlike<One, Other> = {
  [Name in NameOf<One> | NameOf<Other>]: Same<PartOf<One, Name>, PartOf<Other, Name>> extends true
    ? never
    : Name;
}[NameOf<One> | NameOf<Other>];

type Held<Read, Value, Given> =
  Same<Read, Frozen<Value>> extends true ? Given : { readonly unlike: Unlike<Read, Frozen<Value>> };

/**
 * Holds a schema to a type of the rules, which know no schemas: a field that only one of both has, or that may lack in
 * one alone, does not compile.
 */
export function held<Value>(): <Schema extends v.GenericSchema<unknown, Value>>(
  schema: Held<RecordOf<Schema>, Value, Schema>,
) => v.GenericSchema<Value, Value> {
  // Their types are the same.
  return (schema) => schema as v.GenericSchema<Value, Value>;
}

/** The same for the fields of an object that other fields may stand beside. */
export function heldEntries<Value>(): <Entries extends v.ObjectEntries>(
  entries: Held<RecordOf<v.ObjectSchema<Entries, undefined>>, Value, Entries>,
) => Entries {
  return (entries) => entries as never;
}
