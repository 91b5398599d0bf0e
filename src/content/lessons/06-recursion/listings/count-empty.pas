type
  TRow = array of Integer;

function CountEmpty(const Row: TRow; At: Integer): Integer;
var
  Rest: Integer;
begin
  if At = Length(Row) then Exit(0); // @past
  Rest := CountEmpty(Row, At + 1); // @rest
  if Row[At] = 0 then Exit(Rest + 1); // @add
  Result := Rest; // @keep
end;
