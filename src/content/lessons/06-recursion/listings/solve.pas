// @hidden
{$I legal.pas}

function Solve(var Board: TBoard; Box, At: Integer): Boolean;
var
  Size, Row, Column, Value: Integer;
begin
  Size := Box * Box;
  if At = Size * Size then Exit(True); // @solution

  Row := At div Size; // @choose
  Column := At mod Size;
  if Board[Row][Column] <> 0 then
    Exit(Solve(Board, Box, At + 1)); // @given

  for Value := 1 to Size do
  begin
    if not IsLegal(Board, Box, Row, Column, Value) then
      Continue; // @reject
    Board[Row][Column] := Value; // @place
    if Solve(Board, Box, At + 1) then Exit(True); // @return
    Board[Row][Column] := 0; // @backtrack
  end;
  Result := False; // @deadend
end;
