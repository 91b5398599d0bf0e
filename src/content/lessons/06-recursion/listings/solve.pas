// @hidden
{$I legal.pas}

function Solve(var Board: TBoard; Box, At: Integer): Boolean;
var
  Size, Row, Column, Value: Integer;
begin
  Size := Box * Box;
  // @en: past the last cell: the board is full
  // @he: אחרי התא האחרון: הלוח מלא
  if At = Size * Size then Exit(True); // @solution

  Row := At div Size; // @choose
  Column := At mod Size;
  // @en: a filled cell: leave it
  // @he: תא מלא: ממשיכים לתא הבא
  if Board[Row][Column] <> 0 then
    Exit(Solve(Board, Box, At + 1)); // @given

  // @en: an empty cell: try each value
  // @he: תא ריק: מנסים כל ערך
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
