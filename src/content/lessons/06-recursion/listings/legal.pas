type
  TBoard = array of array of Integer;

function IsLegal(const Board: TBoard;
  Box, Row, Column, Value: Integer): Boolean;
var
  Top, Left, I, R, C: Integer;
begin
  for I := 0 to Box * Box - 1 do
  begin
    if Board[Row][I] = Value then Exit(False); // @row
    if Board[I][Column] = Value then Exit(False); // @column
  end;
  Top := Row - Row mod Box; // @corner
  Left := Column - Column mod Box;
  for R := Top to Top + Box - 1 do
    for C := Left to Left + Box - 1 do
      if Board[R][C] = Value then Exit(False); // @box
  Result := True; // @legal
end;
